import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { file, goodPage, helloRoute, sha384, startRenderingSite, style } from '../testing/rendering-site.js';

let rendering: Awaited<ReturnType<typeof startRenderingSite>>;
beforeAll(async () => {
  rendering = await startRenderingSite();
});
afterAll(() => rendering.app.close());

describe('the files of a press', () => {
  it('the HTML names the files of a press before hydration, with their hashes', async () => {
    const pressed = { files: ['sheet.js', 'sheet.css'], libraries: [] };
    const hashes = { 'sheet.js': sha384('open()'), 'sheet.css': sha384('.sheet {}') };
    const changes = {
      routes: [{ ...helloRoute, pressed }],
      integrity: { [file]: sha384(goodPage), 'profile.css': sha384(style), ...hashes },
    };
    const linked = (text: string) => [...text.matchAll(/rel="pressed" as="(\w+)" href="[^"]*\/([^"]+)"/g)];
    const rendered = await rendering.untilServed(rendering.release(goodPage, changes));
    expect(linked(rendered).map(([, kind, name]) => [kind, name])).toEqual([
      ['script', 'sheet.js'],
      ['style', 'sheet.css'],
    ]);
    // In the link and in the registry: the program does not read the manifest for it.
    for (const hash of Object.values(hashes)) expect(rendered.split(hash)).toHaveLength(3);
    const unrendered = await rendering.untilServed(
      rendering.release(goodPage, { ...changes, server: undefined }),
    );
    expect(linked(unrendered)).toEqual([]);
  });

  it('the HTML names the files of the login dialog, for strangers only', async () => {
    const linked = (text: string) => [
      ...text.matchAll(/rel="pressed" data-for="login" as="\w+" href="[^"]*\/([^"]+)"/g),
    ];
    const name = rendering.release(goodPage);
    expect(linked(await rendering.untilServed(name)).map(([, file]) => file)).toEqual(['login.js']);
    const member = await rendering.app.as(await rendering.app.make.user());
    expect(linked(await rendering.untilServed(name, member))).toEqual([]);
  });
});
