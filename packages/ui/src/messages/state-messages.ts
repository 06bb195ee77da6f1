import { defineMessages } from '../i18n/messages.ts';
import { stateLabels } from './state-labels.ts';

/** The words of states: a catalogue of their own, since pages of visitors show none. */
export const stateMessages = defineMessages('ui-states', stateLabels);
