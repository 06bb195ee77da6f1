import { defineMessages, useT } from '@muster/ui';
import { decisionsEn } from '../../messages/decisions.en.ts';

const decisionMessages = defineMessages('mfe-client-dashboard-decisions', decisionsEn);

/** Separate from the texts of the cards: loaded when a card is opened. */
export const useDecisionMessages = () => useT(decisionMessages);
