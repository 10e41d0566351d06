import { getDocument } from 'unpdf/pdfjs';

/** Codes are a sixth of a page wide. */
const width = 2_000;

/** The first page, as a picture. The name and all else on it stay in this page's memory. */
export async function pdfPage(data: ArrayBuffer): Promise<HTMLCanvasElement> {
  // Text is drawn as paths, so no font is added to the page.
  const loading = getDocument({ data, disableFontFace: true, isEvalSupported: false });
  try {
    const page = await (await loading.promise).getPage(1);
    const { width: natural, height } = page.getViewport({ scale: 1 });
    const scale = width / Math.max(natural, height);
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas;
  } finally {
    await loading.destroy();
  }
}
