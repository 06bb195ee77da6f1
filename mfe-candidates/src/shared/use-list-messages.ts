import { defineMessages, useT } from '@muster/ui';
import { bulk } from '../messages/bulk.en.ts';
import { enumWords } from '../messages/enum.en.ts';
import { list } from '../messages/list.en.ts';

const messages = defineMessages('mfe-candidates-list', { list, bulk, enum: enumWords });

/** Texts of the list, which load before the other texts of this area. */
export const useListMessages = () => useT(messages);
export type TranslateList = ReturnType<typeof useListMessages>;
