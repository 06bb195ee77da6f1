import type { useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';

type Translate = ReturnType<typeof useT<NonNullable<(typeof shellMessages)['key']>>>;
type AreaKey = Extract<Parameters<Translate>[0], `areaName.${string}`>;

const isNamed = (key: string): key is AreaKey => {
  const { areaName: names } = shellMessages.en;
  return typeof names === 'object' && Object.hasOwn(names, key.slice('areaName.'.length));
};

/** Returns the name of the area; a new one is named like the visible page. */
export function areaName(t: Translate, name: string, otherwise: string): string {
  const key = `areaName.${name}`;
  return isNamed(key) ? t(key) : otherwise;
}
