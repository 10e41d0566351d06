import { join } from 'node:path';
import { MetadataScanner, Reflector } from '@nestjs/core';
import { root } from '../root.mjs';

export interface ApiDescription {
  openapi: string;
  paths: Record<string, unknown>;
}

interface ServerModules {
  AppModule: { with(config: unknown, dependencies: object): ModuleEntry };
  loadConfig(env: Record<string, string>): Promise<unknown>;
  OpenApiController: new (
    config: unknown,
    discovery: { getControllers(): { metatype: Controller; instance: unknown }[] },
    scanner: MetadataScanner,
    reflector: Reflector,
    loadDocs: () => Promise<object>,
  ) => { describe(): Promise<ApiDescription> };
  apiDocs: object;
}

interface Controller {
  prototype: object;
}

interface ModuleEntry {
  module?: object;
  imports?: ModuleEntry[];
  controllers?: Controller[];
  forwardRef?: () => ModuleEntry;
}

export async function apiDescription(): Promise<ApiDescription> {
  const { AppModule, loadConfig, OpenApiController, apiDocs } = await serverModules();
  const config = await loadConfig({
    APP_ENV: 'test',
    SECRET: 'nothing is ever sealed with this secret',
    PUBLIC_URL: 'http://localhost:3000',
  });
  const controllers = [...controllersOf(AppModule.with(config, {}))].map((metatype) => ({
    metatype,
    instance: Object.create(metatype.prototype) as unknown,
  }));
  const discovery = { getControllers: () => controllers };
  const reflection = [new MetadataScanner(), new Reflector()] as const;
  return new OpenApiController(config, discovery, ...reflection, async () => apiDocs).describe();
}

async function serverModules(): Promise<ServerModules> {
  const files = [
    'app.module.js',
    'api-docs/index.js',
    'platform/config/config.js',
    'platform/openapi/openapi.controller.js',
  ];
  const modules = await Promise.all(files.map((file) => import(join(root, 'backend/dist', file))));
  return Object.assign({}, ...modules);
}

function controllersOf(
  entry: ModuleEntry,
  seen = new Set<ModuleEntry>(),
  found = new Set<Controller>(),
): Set<Controller> {
  if (seen.has(entry)) return found;
  seen.add(entry);
  const module = entry.module ?? entry;
  const decorated = <Item>(key: string): Item[] => Reflect.getMetadata(key, module) ?? [];
  for (const one of [...decorated<ModuleEntry>('imports'), ...(entry.imports ?? [])])
    controllersOf(one.forwardRef?.() ?? one, seen, found);
  for (const one of [...decorated<Controller>('controllers'), ...(entry.controllers ?? [])]) found.add(one);
  return found;
}
