import { createHash } from 'node:crypto';

/**
 * Notes the button that is pressed before the page's program is there. The shell presses it again then
 * (shell/src/parts/GiveEarlyInput.tsx). React marks each element that it has taken over.
 */
const noteEarlyPress =
  `addEventListener('click',e=>{const b=e.target.closest('#root button');` +
  `if(b)pressedEarly=Object.keys(b).some(k=>k.startsWith('__react'))?null:b},true);`;

/** Loads the program once the page is painted. A tab in the background is not painted. */
const loadAfterPaint =
  `addEventListener('DOMContentLoaded',()=>{const load=()=>{` +
  `for(const e of document.querySelectorAll('link[rel=later]'))e.rel='preload';` +
  `for(const e of document.querySelectorAll('script[type=later]')){e.removeAttribute('type');document.head.append(e)}};` +
  `document.hidden?load():requestAnimationFrame(()=>setTimeout(load))});`;

/** In the HTML of a rendered page. */
export const inlineScript = noteEarlyPress + loadAfterPaint;

export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
