import { defineMessages } from '../i18n/messages.ts';
import { stateLabels } from './state-labels.ts';

/** The labels of states: a separate catalogue, since pages for visitors show none. */
export const stateMessages = defineMessages('ui-states', stateLabels);
