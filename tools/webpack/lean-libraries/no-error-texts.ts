// Replaces the federation runtime's descriptions of its errors. Each error keeps its code and the address that
// explains it; the texts would be in the shell and in every remote's entry, on every first visit.
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
