// webpack's, for the file that this module is in.
declare const __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare const __webpack_runtime_id__: string | number;

/** Loads the words of the entry in the page's language: those of other files come with them. */
export const loadWords = () => __webpack_chunk_load__(__webpack_runtime_id__);
