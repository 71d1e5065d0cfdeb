/**
 * Addresses that occur in our scripts and are never requested, with the reason. A new one has to be
 * checked and added here; the browser tests check that the running product makes no foreign
 * requests.
 */
const HARMLESS_IN_SCRIPTS: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of XML namespaces',
  'schemas.openxmlformats.org': 'names of XML namespaces in an Excel file',
  'schemas.microsoft.com': 'names of XML namespaces in an Excel file',
  'react.dev': 'where React explains its errors',
  'reactrouter.com': 'where React Router explains its errors',
  'mui.com': 'where MUI explains its errors',
  'fb.me': 'where prop-types explains its errors',
  'developer.mozilla.org': 'where react-dropzone explains its errors',
  'prosemirror.net': 'where the text editor explains its errors',
  'ns.adobe.com': 'names of XML namespaces in the properties of a PDF',
  'purl.org': 'names of XML namespaces in the properties of a PDF',
  'www.aiim.org': 'names of XML namespaces in the properties of a PDF',
  'github.com': 'where pdf-lib explains an error',
  'reactjs.org': 'where the reconciler of the PDF engine explains its errors',
  'tools.ietf.org': 'standards named in comments of the PDF engine',
  'simplewebauthn.dev': 'where the library of passkeys explains its errors',
  'feross.org': 'an author named in a comment of the PDF engine',
  'foo.bar': 'a base for relative addresses that pdf.js reads; it is never requested',
  'cdn.jsdelivr.net': 'pictures of emoji, which the native style that we use never requests',
  'socket.io': 'where Socket.IO explains its errors',
  'example.com': 'reserved for examples; stands in our own texts',
  'react-admin-telemetry.marmelab.com': 'requested only without disableTelemetry, which App sets',
};

const ADDRESS = /\b(?:https?|wss?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
const CSS_REQUEST = /(?:@import\s*(?:url\()?|url\()\s*["']?((?:https?:)?\/\/[^"')\s]+)/gi;
const HTML_REQUEST =
  /<(?!a\s)[a-z]+[^>]*\s(?:src|href|srcset|data)=["']?((?:https?:)?\/\/[^"'\s>]+)/gi;

const namespace = (address: string): boolean => /^(https?:)?\/\/www\.w3\.org\//.test(address);

function inScript(content: string, backEnd: string | undefined): string[] {
  return [...content.matchAll(ADDRESS)]
    .filter(
      ([, host = '']) =>
        !Object.hasOwn(HARMLESS_IN_SCRIPTS, host.toLowerCase()) && host.toLowerCase() !== backEnd,
    )
    .map(([address]) => address);
}

const requested = (pattern: RegExp, content: string): string[] =>
  [...content.matchAll(pattern)].flatMap(([, address = '']) =>
    namespace(address) ? [] : [address],
  );

/** The host of the back end that a build is made for; none if that serves the page as well. */
const hostOf = (apiUrl: string): string | undefined =>
  URL.canParse(apiUrl) ? new URL(apiUrl).hostname : undefined;

/**
 * Addresses of other origins that a built file would or could request, without duplicates. `apiUrl` is
 * the back end that the client was built for, which its scripts call.
 */
export function foreignAddresses(name: string, content: string, apiUrl = ''): readonly string[] {
  const found = name.endsWith('.js')
    ? [...inScript(content, hostOf(apiUrl)), ...requested(CSS_REQUEST, content)]
    : requested(name.endsWith('.css') ? CSS_REQUEST : HTML_REQUEST, content);
  return [...new Set(found)];
}
