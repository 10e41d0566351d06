import { describe, expect, it } from '@jest/globals';
import { airports as contract } from '../contract.js';
import { AirportList } from './airport-list.js';
import { airports } from './airports.js';
import { Airports } from './airports.service.js';
import { airportsVersion, formerCodes } from './contract.js';

/** Known airports, city by city. */
const known: Record<string, string> = {
  Amsterdam: 'AMS',
  Athens: 'ATH',
  Atlanta: 'ATL',
  Bangkok: 'BKK DMK',
  Barcelona: 'BCN BLA',
  Beijing: 'PEK PKX',
  Bengaluru: 'BLR',
  Bogotá: 'BOG',
  Boston: 'BOS',
  Brussels: 'BRU',
  'Buenos Aires': 'EZE AEP',
  Cairo: 'CAI',
  Cancún: 'CUN',
  'Cape Town': 'CPT',
  Chennai: 'MAA',
  Chicago: 'ORD MDW',
  Copenhagen: 'CPH',
  Dallas: 'DFW DAL',
  Delhi: 'DEL',
  Denver: 'DEN',
  Dhaka: 'DAC',
  Doha: 'DOH',
  Dubai: 'DXB DWC',
  Dublin: 'DUB',
  Düsseldorf: 'DUS',
  Frankfurt: 'FRA',
  Guangzhou: 'CAN',
  Hanoi: 'HAN',
  'Ho Chi Minh City': 'SGN',
  'Hong Kong': 'HKG',
  Houston: 'IAH HOU',
  Hubballi: 'HBX',
  Hyderabad: 'HYD',
  Istanbul: 'IST SAW',
  Jakarta: 'CGK HLP',
  Johannesburg: 'JNB HLA',
  Kathmandu: 'KTM',
  Kochi: 'COK KCZ',
  Kraków: 'KRK',
  'Kuala Lumpur': 'KUL SZB',
  Lagos: 'LOS',
  Lima: 'LIM',
  Lisbon: 'LIS',
  London: 'LHR LGW STN LTN LCY YXU',
  'Los Angeles': 'LAX',
  Madrid: 'MAD',
  Manila: 'MNL',
  Melbourne: 'MEL AVV MLB',
  'Mexico City': 'MEX NLU',
  Miami: 'MIA',
  Milan: 'MXP LIN',
  Montreal: 'YUL',
  Moscow: 'SVO DME VKO ZIA',
  Mumbai: 'BOM NMI',
  Munich: 'MUC',
  Nairobi: 'NBO',
  'New York': 'JFK LGA',
  Newark: 'EWR',
  Noida: 'DXN',
  Osaka: 'KIX ITM',
  Paris: 'CDG ORY',
  Philadelphia: 'PHL',
  Phoenix: 'PHX',
  Reykjavik: 'KEF',
  'Rio de Janeiro': 'GIG SDU',
  Riyadh: 'RUH',
  Rome: 'FCO CIA',
  'San Francisco': 'SFO',
  'San Jose': 'SJC',
  'San José': 'SJO',
  Santiago: 'SCL',
  'São Paulo': 'GRU CGH',
  Seattle: 'SEA',
  Seoul: 'ICN GMP',
  Shanghai: 'PVG SHA',
  Singapore: 'SIN',
  Stockholm: 'ARN BMA',
  Sydney: 'SYD',
  Taipei: 'TPE TSA',
  Tehran: 'IKA THR',
  'Tel Aviv': 'TLV',
  Tokyo: 'NRT HND',
  Toronto: 'YYZ YTZ',
  Vancouver: 'YVR',
  Vienna: 'VIE',
  Warsaw: 'WAW WMI',
  Washington: 'IAD DCA',
  Zurich: 'ZRH',
};

const list = new Airports();

describe('the airport list', () => {
  it('matches its contract, with unique codes and existing time zones', () => {
    expect(contract.parse(airports).length).toBeGreaterThan(700);
    expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length);
    const zones = new Set(airports.map(({ timezone }) => timezone));
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  it.each(Object.entries(known))('includes all airports of %s', (city, codes) => {
    const found = airports.filter((airport) => airport.city === city).map(({ code }) => code);
    expect(found.sort()).toEqual(codes.split(' ').sort());
  });

  it('includes no closed airports and no military bases', () => {
    for (const code of ['TXL', 'ADW', 'OKO', 'REP', 'ISN', 'THF']) expect(list.find(code)).toBeUndefined();
  });

  it('includes the airport that a former code leads to, and no airport under that code', () => {
    for (const [former, code] of Object.entries(formerCodes)) {
      expect(list.find(former)).toBeUndefined();
      expect(list.find(code ?? '')).toBeDefined();
    }
  });

  it('has the version that pages request', () => {
    expect(new AirportList().version).toBe(airportsVersion);
  });
});

it('knows the time zone of an airport', () => {
  expect(list.timezoneOf('DEL')).toBe('Asia/Kolkata');
  expect(list.timezoneOf('JFK')).toBe('America/New_York');
  expect(list.timezoneOf('XXX')).toBeUndefined();
});

it('lists the other airports of a city, nearest first, none across a border', () => {
  const codes = (code: string) => list.nearby(code).map((airport) => airport.code);
  expect(codes('JFK').slice(0, 2)).toEqual(['LGA', 'EWR']);
  expect(codes('NRT')).toContain('HND');
  expect(codes('LHR')).toEqual(expect.arrayContaining(['LGW', 'STN', 'LTN']));
  expect(codes('HKG')).toEqual([]);
  expect(codes('DEL')).toEqual(['DXN']);
  expect(codes('HYD')).toEqual([]);
  expect(codes('XXX')).toEqual([]);
});
