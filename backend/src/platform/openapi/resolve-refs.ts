type Named = { components?: { schemas?: Record<string, unknown> } };

const prefix = '#/components/schemas/';

export function resolveRefs<Description extends object>(description: Description): Description {
  const named = (description as Named).components?.schemas ?? {};
  const resolve = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(resolve);
    if (typeof json !== 'object' || json === null) return json;
    const { $ref, ...own } = json as Record<string, unknown>;
    const target =
      typeof $ref === 'string' && $ref.startsWith(prefix) ? named[$ref.slice(prefix.length)] : {};
    const parts = { ...(target as object), ...own };
    return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, resolve(part)]));
  };
  return resolve(description) as Description;
}
