/** The part of subset-font that we use; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
    keepFeatures?: string[];
  }

  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
