/** The parts of a JSON schema that decide what a value looks like. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

type Parameter = {
  readonly $ref?: string;
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema?: Schema;
};

/** One call of the API, as its description has it. */
export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly bodies: Readonly<Record<string, Schema>>;
};

type Described = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** All calls of a server, and what resolves the references between their schemas. */
export type DescribedApi = {
  readonly operations: readonly Operation[];
  readonly resolve: (schema: Schema) => Schema;
};

/** Reads `/api/docs/json` of a server. */
export async function describedApi(url: string): Promise<DescribedApi> {
  const described = (await (await fetch(`${url}/api/docs/json`)).json()) as Described;
  const at = (reference: string): unknown => {
    const [, , kind = '', name = ''] = reference.split('/');
    return described.components?.[kind]?.[name];
  };
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((one) => (one.$ref ? (at(one.$ref) as Parameter) : one)),
      bodies: Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => [type, schema]),
      ),
    })),
  );
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(at(schema.$ref) as Schema);
  return { operations, resolve };
}
