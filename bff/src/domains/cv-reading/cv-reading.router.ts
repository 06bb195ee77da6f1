import {
  cvReadingEndpoints,
  experienceSuggestionEndpoints,
  ownCvEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { applyReview } from './review/apply-review.ts';
import { extract, retryReading } from './run/begin-reading.ts';
import { readFacts } from './review/cv-facts.ts';
import { decideReview } from './review/decide-review.ts';
import { readReview, readReviewOf } from './review/read-review.ts';
import { answerOwnCv } from './own/answer-own-cv.ts';
import { readOwnCv } from './own/show-own-cv.ts';
import { acceptSuggestions, dismissSuggestions } from './suggestions/decide-suggestions.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';
import { undoSuggestions } from './suggestions/undo-suggestions.ts';
import { dismissReview, undoReview } from './review/undo-review.ts';

/** Serves CV reviews and suggestions for experience entries. */
export function cvReadingRoutes(router: Router): void {
  mount(router, cvReadingEndpoints.facts, readFacts);
  mount(router, cvReadingEndpoints.extract, extract);
  mount(router, cvReadingEndpoints.ofAttachment, readReviewOf);
  mount(router, cvReadingEndpoints.read, readReview);
  mount(router, cvReadingEndpoints.decide, decideReview);
  mount(router, cvReadingEndpoints.apply, applyReview);
  mount(router, cvReadingEndpoints.dismiss, dismissReview);
  mount(router, cvReadingEndpoints.undo, undoReview);
  mount(router, cvReadingEndpoints.retry, retryReading);
  mount(router, ownCvEndpoints.read, readOwnCv);
  mount(router, ownCvEndpoints.answer, answerOwnCv);
  mount(router, experienceSuggestionEndpoints.list, listSuggestions);
  mount(router, experienceSuggestionEndpoints.accept, acceptSuggestions);
  mount(router, experienceSuggestionEndpoints.dismiss, dismissSuggestions);
  mount(router, experienceSuggestionEndpoints.undo, undoSuggestions);
}
