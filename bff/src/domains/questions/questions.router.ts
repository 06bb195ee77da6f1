import { questionEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { createQuestion } from './add-questions.ts';
import { copyQuestions } from './copy-questions.ts';
import { importQuestions } from './import/import-questions.ts';
import { orderQuestions, setInterviewMinutes } from './order-questions.ts';
import { readBank, readRevisions } from './read-bank.ts';
import { deleteQuestion, restoreQuestion } from './remove-question.ts';
import { updateQuestion } from './update-question.ts';

/** Serves the questions of talent pools. */
export function questionRoutes(router: Router): void {
  mount(router, questionEndpoints.list, readBank);
  mount(router, questionEndpoints.create, createQuestion);
  mount(router, questionEndpoints.settings, setInterviewMinutes);
  mount(router, questionEndpoints.order, orderQuestions);
  mount(router, questionEndpoints.copy, copyQuestions);
  mount(router, questionEndpoints.import, importQuestions);
  mount(router, questionEndpoints.update, updateQuestion);
  mount(router, questionEndpoints.delete, deleteQuestion);
  mount(router, questionEndpoints.restoreDeleted, restoreQuestion);
  mount(router, questionEndpoints.revisions, readRevisions);
}
