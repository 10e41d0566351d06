/** The zero of each script that our visitors write: Arabic, Farsi, Devanagari, Telugu and the wide one of Chinese. */
const zeros = [0x660, 0x6f0, 0x966, 0xc66, 0xff10];

/** `12` for `۱۲` */
export const plainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
