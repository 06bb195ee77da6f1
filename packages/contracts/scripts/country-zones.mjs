// Writes src/core/country-zones.data.ts: `node packages/contracts/scripts/country-zones.mjs`.
// The database of zones is 92 KB and would come with every page; what is needed of it is 5 KB.
import { writeFileSync } from 'node:fs';
import zones from '@vvo/tzdb/raw-time-zones.json' with { type: 'json' };

/** Where most people live, in countries with several zones. */
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
  // Not in the database: Kosovo has no code of ISO's own.
  XK: 'Europe/Belgrade',
};

/** Antarctica, islands that belong to several countries, and the French southern lands. */
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
