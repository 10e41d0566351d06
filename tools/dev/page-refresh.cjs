// One React, one refresh runtime: every bundle of the page, shell and remotes alike, registers its components here.
// By its path, because the import by name is what the build replaces with this very file.
globalThis.pageRefresh ??= require('../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');

module.exports = globalThis.pageRefresh;
