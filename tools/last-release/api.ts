import { MetadataScanner, Reflector } from '@nestjs/core';
import { AppModule } from '../../backend/dist/app.module.js';
import { loadConfig } from '../../backend/dist/platform/config/config.js';
import { OpenApiController } from '../../backend/dist/platform/openapi/openapi.controller.js';

/** The description of the API as the built server would give it, without a database and without starting it. */
export async function apiDescription() {
  const config = await loadConfig({
    APP_ENV: 'test',
    SECRET: 'nothing is ever sealed with this secret',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const controllers = [...controllersOf(AppModule.with(config, {}))].map((metatype) => ({
    metatype,
    instance: Object.create(metatype.prototype),
  }));
  const discovery = { getControllers: () => controllers };
  return new OpenApiController(config, discovery, new MetadataScanner(), new Reflector()).description();
}

function controllersOf(entry, seen = new Set(), found = new Set()) {
  const module = entry.module ?? entry;
  const listed = (key) => [...(Reflect.getMetadata(key, module) ?? []), ...(entry[key] ?? [])];
  if (seen.has(entry)) return found;
  seen.add(entry);
  for (const one of listed('imports')) controllersOf(one.forwardRef?.() ?? one, seen, found);
  for (const controller of listed('controllers')) found.add(controller);
  return found;
}
