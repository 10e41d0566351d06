/**
 * What our mails use and how mail clients support it: y fully, a partly, n not, u unknown, in this order.
 * From caniemail.com (MIT, data of 2026-05-13), the newest version of each client.
 */
export const clients = [
  'Gmail',
  'Gmail on a phone’s browser',
  'Gmail on iOS',
  'Gmail on Android',
  'Apple Mail',
  'Apple Mail on iOS',
  'Outlook for Windows',
  'Outlook.com',
  'Outlook for Mac',
  'Outlook on iOS',
  'Outlook on Android',
  'Yahoo',
  'Yahoo on iOS',
  'Yahoo on Android',
  'Samsung Email',
  'Thunderbird',
  'ProtonMail',
  'ProtonMail on iOS',
  'ProtonMail on Android',
  'GMX',
  'GMX on iOS',
  'GMX on Android',
];

export interface Feature {
  /** Page below caniemail.com/features. */
  page: string;
  support: string;
  /** Why a reader misses nothing where it is unsupported. */
  loss?: string;
}

const feature = (page: string, support: string, loss?: string): Feature => ({
  page,
  support,
  ...(loss && { loss }),
});

const full = 'yyyy yy yyyyy yyy y y yyy yyy';

export const features: Record<string, Feature> = {
  '<!doctype>': feature('html-doctype', 'yyyy yy nyyyy yyn n n ynn yyy', 'nothing depends on the box model'),
  '<body>': feature('html-body', 'aaaa yy yanaa ann y y nnn yyy', 'the outer table has colour and direction'),
  '<table>': feature('html-table', full),
  '<tr>': feature('html-table', full),
  '<td>': feature('html-table', full),
  '<h1>': feature('html-h1-h6', full),
  '<p>': feature('html-p', full),
  '<wbr>': feature('html-wbr', 'yyna yy nyyyy yyy y y yyy nnn', 'word-break, or the link above the address'),
  '<style>': feature('html-style', 'anaa yy ayyyy yyy y y yaa nyy', 'the light colours stay'),
  align: feature('html-align', 'yyyy yy yyayy yyy y y ayy yyy'),
  cellpadding: feature('html-cellpadding', 'yyyy yy yyyyy yyy y y yyy yuu'),
  cellspacing: feature('html-cellspacing', 'yyyy yy yyyyy yyy y y yyy yuu'),
  dir: feature('html-dir', 'yayy yy ayyyy yyy y y yyy nyy', 'each has the property direction too'),
  lang: feature('html-lang', 'yyyy yy yyyyy aaa y y yyy nyn', 'fonts of the script are named inline'),
  role: feature('html-role', 'yyyy yy yyyyy aaa y y yyy nyn', 'screen readers announce a table'),
  width: feature('html-width', 'yyyy yy ayyyy yyy y y yyy yyy'),
  '<meta color-scheme>': feature(
    'html-meta-color-scheme',
    'nnnn yn nnnnn nnn n y nnn nuu',
    'the light colours stay',
  ),
  background: feature('css-background', 'yyyy yy ayyyy aaa y y yyy ayy'),
  border: feature('css-border', 'yyyy yy ayyyy yyy y y yyy yyy'),
  'border-color': feature('css-border', 'yyyy yy ayyyy yyy y y yyy yyy'),
  'border-top': feature('css-border', 'yyyy yy ayyyy yyy y y yyy yyy'),
  'border-collapse': feature('css-border-collapse', 'yyyy yy yyyyy yyy y y yyy yuu'),
  'border-radius': feature('css-border-radius', 'yyyy yy nyyyy aaa y y yyy nyy', 'corners are square'),
  'color-scheme': feature('css-color-scheme', 'nnnn yy nnnnn nnn y y ynn nuu', 'the light colours stay'),
  direction: feature('css-direction', 'yayy yy yyyyy yyy y y yyy yyy'),
  'display:inline-block': feature('css-display', 'yyaa yy ayyyy aaa y y yyy ayy'),
  'font-size': feature('css-font-size', 'yyyy yy ayyyy aaa a y yyy auu'),
  'font-weight': feature('css-font-weight', 'yyyy yy ayyyy aaa y y yyy yyy'),
  'letter-spacing': feature('css-letter-spacing', 'yyyy yy ayyyy yyy y y yyy yyy'),
  'line-height': feature('css-line-height', 'yyyy yy ayyyy yyy y y yyy yyy'),
  margin: feature('css-margin', 'aaaa yy aaaaa aaa y y yyy yyy'),
  'max-width': feature('css-max-width', 'yyyy yy ayyyy yyy y y yyy yyy'),
  'min-width': feature('css-min-width', 'yyyy yy nyyyy yyy y y yyy yyy', 'short answers are narrower'),
  padding: feature('css-padding', 'yyyy yy ayyyy yyy y y yyy yyy'),
  'system-ui': feature('css-sytem-ui', 'yyya yy nyyya yya a a yya yuu', 'fonts with names follow it'),
  'text-align': feature('css-text-align', 'yaya yy ayyya aaa a y yyy ayy'),
  'text-decoration': feature('css-text-decoration', 'yyaa yy ayyyy yyy y y yny aay', 'links are underlined'),
  'word-break': feature('css-word-break', 'yaaa aa yaaaa nnn a y yaa nyn', '<wbr>, or the link above'),
  '!important': feature('css-important', 'aaaa yy ayyyy aaa y y aaa nyy', 'the light colours stay'),
  '@media': feature('css-at-media', 'anaa yy naaaa aaa a n aay yyy', 'the light colours stay'),
  '(prefers-color-scheme:dark)': feature(
    'css-at-media-prefers-color-scheme',
    'nnnn yy nyyyy nnn y n nnn nyy',
    'the light colours stay',
  ),
  '.class': feature('css-selector-class', 'ynaa yy yyyyy yyy y y nny yyy', 'the light colours stay'),
  px: feature('css-unit-px', full),
};

/** What caniemail.com has no page about, with the reason why we use it. */
export const untested: Record<string, string> = {
  '<html>': 'older than any client',
  '<head>': 'older than any client',
  '<title>': 'shown by no client: the subject is a header',
  '<meta charset>': 'the header Content-Type says it too',
  '<meta viewport>': 'clients have their own',
  '<a>': 'older than any client',
  href: 'older than any client',
  '<br>': 'older than any client',
  class: 'only the dark colours depend on it',
  style: 'each of its properties is in the table',
  color: 'older than any client',
  'font-family': 'older than any client; the table has system-ui',
  bgcolor: 'the colour of a button where a client reads no background',
  'mso-padding-alt': 'the padding of a button in Outlook for Windows, which has none at links',
  ':root': 'the only place where color-scheme works',
};
