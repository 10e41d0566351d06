// In page tests a CSS Module is an object whose every class is its own name.
export default new Proxy({}, { get: (_, name) => name });
