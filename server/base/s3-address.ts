/** Where objects are stored, and with which key. */
export type S3Address = {
  /** The address of the bucket, such as https://host/bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** What the names of all objects begin with: nothing, or folders that end with a slash. */
  readonly prefix: string;
  /** What the operator calls the place, without the key. */
  readonly place: string;
};

const PROTOCOLS: Readonly<Record<string, string>> = {
  's3:': 'https:',
  'https:': 'https:',
  'http:': 'http:',
};
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const FOLDER = /^\w[\w.-]*$/;
const REGION = 'us-east-1';

/** Whether a text is meant as the address of an object storage, and not as a folder. */
export const isS3Address = (text: string): boolean => /^(s3|https?):\/\//i.test(text);

/** A text with what its percent signs stand for; nothing if they stand for nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an address such as s3://KEY:SECRET@host/bucket/folder?region=eu-central-1. `s3` stands for
 * `https`. Returns a sentence that says what is wrong with another text, without repeating it.
 */
export function readS3Address(text: string): S3Address | string {
  const url = URL.parse(text);
  const protocol = PROTOCOLS[url?.protocol ?? ''];
  if (!url || protocol === undefined || url.hostname === '') {
    return 'must look like s3://KEY:SECRET@host/bucket?region=eu-central-1';
  }
  const [accessKey, secretKey] = [decoded(url.username), decoded(url.password)];
  if (!accessKey || !secretKey) {
    return 'must have an access key and its secret before the host, as KEY:SECRET@, with %2F for / and %25 for %';
  }
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  if (!BUCKET.test(bucket)) return 'must have the name of a bucket behind the host';
  if (!folders.every((folder) => FOLDER.test(folder))) {
    return 'must have plain names behind the bucket, such as /bucket/jisr';
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region');
  if (unknown !== undefined || url.hash !== '') {
    return 'may only have region= behind the question mark';
  }
  const prefix = folders.map((folder) => `${folder}/`).join('');
  return {
    endpoint: `${protocol}//${url.host}/${bucket}`,
    region: url.searchParams.get('region') || REGION,
    accessKey,
    secretKey,
    prefix,
    place: `${url.host}/${bucket}${prefix && `/${prefix.slice(0, -1)}`}`,
  };
}
