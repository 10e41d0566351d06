// npm run generate -- airports
// Writes airports.json, and the version in its contract, from what the package airport-data-js (CC BY 4.0) knows about
// each airport of cities.txt. Which airports there are and which city each belongs to is kept there by hand, because
// the package calls a third of the world's small fields large and knows no cities. names.txt, zones.txt and places.txt
// correct it where it is wrong, out of date, or has lost the accents. city-names.txt has the largest airports' cities in
// other languages: `codes: es|hi|te|zh|fa|fr`, empty where the city is called as in English, and after a slash what else it
// is called. They become a file for each language, without the other names for the shell, which shows them.
// regions.ts has the codes of the countries' names.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import airportData from 'airport-data-js';
import { outputFolder, writeGenerated } from './write-generated.ts';

const lines = (file: string) =>
  readFileSync(join(import.meta.dirname, 'airports', file), 'utf8')
    .split('\n')
    .filter(Boolean);
const corrections = (file: string) => new Map(lines(file).map((line) => [line.slice(0, 3), line.slice(4)]));
const names = corrections('names.txt');
const zones = corrections('zones.txt');
const places = corrections('places.txt');
const usualNames: Record<string, string> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  CI: 'Ivory Coast',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macau',
  SJ: 'Norway',
  TR: 'Turkey',
  VC: 'Saint Vincent and the Grenadines',
};
const regions = new Intl.DisplayNames('en', { type: 'region' });

function countryOf(region: string): string {
  const name = usualNames[region] ?? regions.of(region) ?? region;
  return name.replace(' & ', ' and ').replace('St. ', 'Saint ');
}

async function rowOf(region: string, entry: string): Promise<string> {
  const [code, city] = [entry.slice(0, 3), entry.slice(4)];
  const [known] = await airportData.getAirportByIata(code);
  if (!known) throw new Error(`airport-data-js has no ${code}`);
  if (known.country_code !== region) throw new Error(`${code} is in ${known.country_code}, not in ${region}`);
  const [lat, lon] = places.get(code)?.split(' ') ?? [known.latitude, known.longitude];
  const name = names.get(code) ?? known.airport;
  const zone = zones.get(code) ?? known.time;
  return [code, city, name, Number(lat).toFixed(3), Number(lon).toFixed(3), zone].join('|');
}

const countries: Record<string, string[]> = {};
const codesOfCountries = new Map<string, string>();
const cities = new Map<string, string>();
for (const line of lines('cities.txt')) {
  const [region = '', entries = ''] = line.split(': ');
  const rows = await Promise.all(entries.split(', ').map((entry) => rowOf(region, entry)));
  (countries[countryOf(region)] ??= []).push(...rows);
  codesOfCountries.set(countryOf(region), codesOfCountries.get(countryOf(region)) ?? region);
  for (const entry of entries.split(', ')) cities.set(entry.slice(0, 3), entry.slice(4));
}
const folder = 'backend/src/listings/airports';
const busiest = [...new Set(lines('busiest.txt').join(' ').split(' '))].filter((code) => cities.has(code));
writeGenerated(
  `${folder}/airports.json`,
  `${JSON.stringify({ busiest: busiest.join(' '), countries }, null, 2)}\n`,
);

const inOtherLanguages = ['es', 'hi', 'te', 'zh', 'fa', 'fr'];
const cityLines = lines('city-names.txt').map((line) => {
  const [codes = '', names = ''] = line.split(': ');
  const city = cities.get(codes.slice(0, 3));
  const unknown = codes.split(' ').filter((code) => !cities.has(code));
  if (!city || unknown.length) throw new Error(`cities.txt has no ${unknown.join(', ')}`);
  const byLanguage = names.split('|');
  if (byLanguage.length !== inOtherLanguages.length) throw new Error(`Not a name for each language: ${line}`);
  return { codes, names: [city, ...byLanguage] };
});
/** One string a language, because it is smaller than an object, and read without a parser of its own. */
const writeList = (folder: string, name: string, entries: string[]) =>
  writeGenerated(
    `${folder}/${name}.ts`,
    `// Written by tools/generate/airports.ts.\nexport const ${name} =\n  ${quoted(entries.join('|'))};\n`,
  );
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
for (const [index, language] of ['en', ...inOtherLanguages].entries()) {
  const named = cityLines.flatMap(({ codes, names }) => {
    const [english = '', name = ''] = [names[0], names[index]];
    return name ? [{ codes, name, isOther: name.split('/')[0] !== english }] : [];
  });
  const isListed = (isShown: boolean) => language === 'en' || isShown;
  writeList(
    `${folder}/city-names`,
    language,
    named
      .filter(({ isOther, name }) => isListed(isOther || name.includes('/')))
      .map(({ codes, name }) => `${codes} ${name}`),
  );
  if (language !== 'en')
    writeList(
      'shell/src/language/cities',
      language,
      named.filter(({ isOther }) => isOther).map(({ codes, name }) => `${codes} ${name.split('/')[0]}`),
    );
}
const regionEntries = [...codesOfCountries].map(([country, region]) => `${region} ${country}`);
writeList(`${folder}/city-names`, 'regions', regionEntries);

const { airports } = await import(join(outputFolder, folder, 'airports.ts'));
const version = createHash('sha256').update(JSON.stringify(airports)).digest('hex').slice(0, 10);
const contract = readFileSync(join(outputFolder, folder, 'contract.ts'), 'utf8');
writeGenerated(`${folder}/contract.ts`, contract.replace(/'[0-9a-f]{10}'/, `'${version}'`));
console.log(`${airports.length} airports, version ${version}`);
