import { defineMessages } from '@muster/ui';
import { en } from '../messages/en.ts';

export const messages = defineMessages('mfe-self-service', en);
