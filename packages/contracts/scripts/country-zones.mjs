// Writes src/core/country-zones.data.ts: `node packages/contracts/scripts/country-zones.mjs`. The
// full time zone database would add 92 KB to every page; the part that is needed has 5 KB.
import { writeFileSync } from 'node:fs';
import zones from '@vvo/tzdb/raw-time-zones.json' with { type: 'json' };

/** The most populated zone of each country with several zones. */
const mainZones = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  // Missing in the database: ISO assigns no code to Kosovo.
  XK: 'Europe/Belgrade',
};

/** Antarctica, islands shared by several countries, and the French Southern Territories. */
const uninhabited = new Set(['AQ', 'TF', 'UM']);

const byCountry = Object.fromEntries(
  zones
    .filter(({ countryCode }) => !uninhabited.has(countryCode))
    .map(({ countryCode, name }) => [countryCode, mainZones[countryCode] ?? name]),
);
const lines = Object.entries({ ...byCountry, ...mainZones })
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([country, zone]) => `  ${country}: '${zone}',\n`);

writeFileSync(
  new URL('../src/core/country-zones.data.ts', import.meta.url),
  `// Written by scripts/country-zones.mjs from the IANA database (@vvo/tzdb).\n/** The zone in which most people of a country live, by ISO 3166-1 code. */\nexport const mainZones: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
);
