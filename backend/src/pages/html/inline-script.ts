import { createHash } from 'node:crypto';

/**
 * Notes the button that is pressed before the page's program is there, and keeps its form from being sent without it.
 * The shell presses it again then (shell/src/parts/GiveEarlyInput.tsx). React marks each element that it has taken over.
 * Until then the button is marked, so that it shows at once that it was pressed (shared-ui/src/styles/base.css).
 * If the program does not arrive, the browser sends the form, also one that was sent before that was known.
 * What the page loads at a press is fetched beside the program: the login for a button with `data-opens="login"`.
 */
const noteEarlyPress =
  `let isGone;const mark=v=>globalThis.pressedEarly?.setAttribute('data-early',v),hasProgram=e=>Object.keys(e).some(k=>k.startsWith('__react'));` +
  `addEventListener('error',e=>{if(e.target.localName!='script')return;isGone=true;` +
  `mark('');if(globalThis.pressedEarly?.form)pressedEarly.click()},true);` +
  `addEventListener('click',e=>{const b=e.target.closest('#root :is(button,input)');if(!b)return;` +
  `const isEarly=!hasProgram(b);` +
  `if(isEarly)for(const e of document.querySelectorAll('link[rel=pressed]'))` +
  `if(e.dataset.for==b.dataset.opens)e.rel='preload';` +
  `if(b.localName=='button'){mark('');pressedEarly=isEarly?b:null;isGone||mark('true')}},true);` +
  `addEventListener('submit',e=>{isGone||hasProgram(e.target)||e.preventDefault()},true);`;

/** Remembers a language that is chosen before hydration. Afterwards the shell does (shell/src/language). */
const keepEarlyLanguage =
  `addEventListener('click',e=>{const a=e.target.closest('#root details a[hreflang]');` +
  `if(a&&!hasProgram(a))document.cookie='language='+a.hreflang+';path=/;max-age=31536000;samesite=lax'},true);`;

/**
 * Starts the program when the page is painted. A hidden tab is not painted. While the program still arrives, the browser
 * reads its data of dates, which takes a slow phone a while at the first use.
 */
const startAfterPaint =
  `addEventListener('DOMContentLoaded',()=>{` +
  `const start=()=>{` +
  `for(const e of document.querySelectorAll('script[type=later]')){e.removeAttribute('type');document.head.append(e)}` +
  `new Intl.DateTimeFormat(document.documentElement.dataset.language).format()};` +
  `document.hidden?start():requestAnimationFrame(()=>setTimeout(start))});`;

/**
 * Keeps what Chromium offers before the page's program is there, and its own question from being asked at once: the
 * page of an agreed trip asks (mf-account/src/asking). Not in a stranger's page, who is never asked.
 */
const keepInstallPrompt = `addEventListener('beforeinstallprompt',e=>{e.preventDefault();installPrompt=e});`;

export interface InlineScript {
  text: string;
  hash: string;
}

function script(...parts: string[]): InlineScript {
  const text = `{${parts.join('')}}`;
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

const ofRendered = [noteEarlyPress, keepEarlyLanguage, startAfterPaint];
const scripts = {
  rendered: script(...ofRendered),
  renderedForMember: script(...ofRendered, keepInstallPrompt),
  forMember: script(keepInstallPrompt),
};

/** In the HTML of a page, whose policy names its hash. */
export function inlineScript(isRendered: boolean, isMember: boolean): InlineScript | undefined {
  if (isRendered) return isMember ? scripts.renderedForMember : scripts.rendered;
  return isMember ? scripts.forMember : undefined;
}
