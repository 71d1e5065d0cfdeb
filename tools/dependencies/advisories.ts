/** What npm knows of a hole, as a package that has it lists it. */
export type Advisory = {
  readonly source: number;
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
};

/**
 * What `npm audit --json` prints (`auditReportVersion` 2), as far as we read it. A package names its
 * own advisories, and by their names the packages through which it has others.
 */
export type AuditReport = {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (Advisory | string)[] }>
  >;
  /** What the registry answered, if that was no report. */
  readonly statusCode?: number;
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
};

/** An advisory that does not concern us, or not yet, until a day. */
export type AuditException = {
  /** The end of the advisory's address: `GHSA-…`. */
  readonly advisory: string;
  readonly package: string;
  readonly reason: string;
  /** The last day on which the exception applies. */
  readonly until: string;
};

/** What became of an audit: `unchecked` if the registry offers none. */
export type Audit = {
  readonly unchecked: boolean;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
};

/** A registry that has no address for advisories answers with one of these. */
const NO_ADVISORIES = [404, 405, 501];

const idOf = ({ url, source }: Advisory): string =>
  url.slice(url.lastIndexOf('/') + 1) || String(source);

/** Each advisory of a report once. */
function advisoriesOf({ vulnerabilities = {} }: AuditReport): readonly Advisory[] {
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  return [...new Map(found.map((one) => [`${idOf(one)} ${one.name}`, one])).values()];
}

const sentenceOf = (one: Advisory): string =>
  `${one.name} ${one.range}: ${one.title} (${one.severity}, ${idOf(one)}, ${one.url}).`;

/** Judges what npm reports on a day (`2026-11-28`) by the exceptions. */
export function judgeAudit(
  report: AuditReport,
  exceptions: readonly AuditException[],
  today: string,
): Audit {
  const expired = exceptions
    .filter(({ until }) => until < today)
    .map((one) => `The exception for ${one.advisory} in ${one.package} ended on ${one.until}.`);
  if (report.auditReportVersion === undefined) {
    const { statusCode, message = report.error?.summary ?? 'nothing' } = report;
    if (statusCode !== undefined && NO_ADVISORIES.includes(statusCode)) {
      return { unchecked: true, problems: expired, notes: [] };
    }
    return { unchecked: true, problems: [...expired, `npm reports: ${message}`], notes: [] };
  }
  if (report.auditReportVersion !== 2) {
    const problem = `npm reports in a form that is not known: ${report.auditReportVersion}.`;
    return { unchecked: true, problems: [...expired, problem], notes: [] };
  }
  const found = advisoriesOf(report);
  const exceptionFor = (one: Advisory) =>
    exceptions.find((other) => other.advisory === idOf(one) && other.package === one.name);
  const open = found.filter((one) => {
    const exception = exceptionFor(one);
    return exception === undefined || exception.until < today;
  });
  const used = new Set(found.map(exceptionFor));
  return {
    unchecked: false,
    problems: [...expired, ...open.map(sentenceOf)],
    notes: exceptions
      .filter((one) => !used.has(one))
      .map((one) => `The exception for ${one.advisory} in ${one.package} is not needed any more.`),
  };
}
