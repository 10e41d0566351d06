import { createHash } from 'node:crypto';

/**
 * Notes the button that is pressed before the page's program is there. The shell presses it again then
 * (shell/src/parts/GiveEarlyInput.tsx). React marks each element that it has taken over.
 */
export const earlyInput =
  `addEventListener('click',e=>{const b=e.target.closest('#root button');` +
  `if(b)pressedEarly=Object.keys(b).some(k=>k.startsWith('__react'))?null:b},true)`;

export const earlyInputHash = `'sha256-${createHash('sha256').update(earlyInput).digest('base64')}'`;
