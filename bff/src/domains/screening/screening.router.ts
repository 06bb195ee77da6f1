import { screeningFormEndpoints, screeningVisitEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountBytes } from '../../http/mount-bytes.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { bulkScreening } from './delivery/bulk-screening.ts';
import { copyLink } from './delivery/copy-link.ts';
import { disableLink } from './delivery/disable-link.ts';
import { remindOfForm } from './delivery/remind.ts';
import { enableForm, extendForm, sendForm } from './delivery/send-form.ts';
import { createForm, deleteForm, updateForm } from './form/draft-form.ts';
import { readAnswerFile } from './form/read-answer-file.ts';
import { readForm, readFormsOfCandidate } from './form/read-forms.ts';
import { requestMore } from './form/request-more.ts';
import { reviewAnswer } from './form/review-answer.ts';
import { confirmDevice, sendFormCode } from './visit/confirm-device.ts';
import { openForm, readVisit } from './visit/open-form.ts';
import { saveAnswer } from './visit/save-answer.ts';
import { submitForm } from './visit/submit-form.ts';
import { beginFile, fileUploads } from './visit/upload-file.ts';

/** Serves screening forms, to staff and to the candidate who answers one. */
export function screeningRoutes(router: Router): void {
  mount(router, screeningFormEndpoints.ofCandidate, readFormsOfCandidate);
  mount(router, screeningFormEndpoints.create, createForm);
  mount(router, screeningFormEndpoints.bulk, bulkScreening);
  mount(router, screeningFormEndpoints.read, readForm);
  mountFile(router, screeningFormEndpoints.file, readAnswerFile);
  mount(router, screeningFormEndpoints.update, updateForm);
  mount(router, screeningFormEndpoints.delete, deleteForm);
  mount(router, screeningFormEndpoints.send, sendForm);
  mount(router, screeningFormEndpoints.copyLink, copyLink);
  mount(router, screeningFormEndpoints.remind, remindOfForm);
  mount(router, screeningFormEndpoints.disableLink, disableLink);
  mount(router, screeningFormEndpoints.enable, enableForm);
  mount(router, screeningFormEndpoints.extend, extendForm);
  mount(router, screeningFormEndpoints.requestMore, requestMore);
  mount(router, screeningFormEndpoints.review, reviewAnswer);
  mount(router, screeningVisitEndpoints.read, readVisit);
  mount(router, screeningVisitEndpoints.open, openForm);
  mount(router, screeningVisitEndpoints.sendCode, sendFormCode);
  mount(router, screeningVisitEndpoints.confirm, confirmDevice);
  mount(router, screeningVisitEndpoints.saveAnswer, saveAnswer);
  mount(router, screeningVisitEndpoints.beginFile, beginFile);
  mount(router, screeningVisitEndpoints.readUpload, fileUploads.read);
  mountBytes(router, screeningVisitEndpoints.sendFile, fileUploads.send);
  mount(router, screeningVisitEndpoints.completeFile, fileUploads.complete);
  mount(router, screeningVisitEndpoints.submit, submitForm);
}
