import {
  clientDocumentEndpoints,
  signatureEndpoints,
  signatureTemplateEndpoints,
  signatureVisitEndpoints,
  signingEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { listClientDocuments, openClientDocument } from './client/client-documents.ts';
import { approveDocument, refuseDocument } from './document/approve-document.ts';
import {
  createCompanyDocument,
  createDocument,
  deleteDocument,
  updateDocument,
} from './document/draft-document.ts';
import { askToVoid } from './document/void-approval.ts';
import { reissueDocument, remindOfDocument, voidDocument } from './document/end-document.ts';
import {
  listCompanyDocuments,
  listDocuments,
  listTemplates,
  readDocument,
} from './document/read-documents.ts';
import {
  readDocumentSource,
  uploadCompanyDocument,
  uploadDocument,
} from './document/upload-document.ts';
import { sendDocument } from './document/send-document.ts';
import { declineDocument, listOwnDocuments, openDocument } from './signing/answer-document.ts';
import { proveDocument, readDocumentFile } from './signing/document-file.ts';
import { signDocument } from './signing/sign-document.ts';
import { listOwnTemplates, readOwnTemplate } from './templates/find-own-template.ts';
import {
  activateTemplate,
  createTemplate,
  retireTemplate,
  updateTemplate,
} from './templates/keep-templates.ts';
import { previewTemplate, readTemplateSource } from './templates/template-file.ts';
import {
  declineVisited,
  openVisited,
  readVisitedFile,
  sendVisitCode,
  signVisited,
  visitDocument,
} from './visit/visit-document.ts';

/** Serves documents to sign, for users who send them and for their parties. */
export function signatureRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, signatureEndpoints.templates, listTemplates);
  mount(router, signatureTemplateEndpoints.list, listOwnTemplates);
  mount(router, signatureTemplateEndpoints.create, createTemplate);
  mount(router, signatureTemplateEndpoints.read, readOwnTemplate);
  mount(router, signatureTemplateEndpoints.update, updateTemplate);
  mount(router, signatureTemplateEndpoints.activate, activateTemplate);
  mount(router, signatureTemplateEndpoints.retire, retireTemplate);
  mountFile(router, signatureTemplateEndpoints.preview, previewTemplate);
  mountFile(router, signatureTemplateEndpoints.source, readTemplateSource);
  mount(router, signatureEndpoints.ofCandidate, listDocuments);
  mount(router, signatureEndpoints.ofCompany, listCompanyDocuments);
  mount(router, signatureEndpoints.create, createDocument);
  mount(router, signatureEndpoints.createOfCompany, createCompanyDocument);
  mount(router, signatureEndpoints.upload, uploadDocument);
  mount(router, signatureEndpoints.uploadOfCompany, uploadCompanyDocument);
  mountFile(router, signatureEndpoints.source, readDocumentSource);
  mount(router, signatureEndpoints.read, readDocument);
  mount(router, signatureEndpoints.update, updateDocument);
  mount(router, signatureEndpoints.delete, deleteDocument);
  mount(router, signatureEndpoints.send, sendDocument);
  mount(router, signatureEndpoints.approve, approveDocument);
  mount(router, signatureEndpoints.refuse, refuseDocument);
  mount(router, signatureEndpoints.remind, remindOfDocument);
  mount(router, signatureEndpoints.void, voidDocument);
  mount(router, signatureEndpoints.askVoid, askToVoid);
  mount(router, signatureEndpoints.reissue, reissueDocument);
  mount(router, signatureEndpoints.proof, proveDocument);
  mountFile(router, signatureEndpoints.file, readDocumentFile);
  mount(router, signingEndpoints.list, listOwnDocuments);
  mount(router, signingEndpoints.open, openDocument);
  mount(router, signingEndpoints.sign, signDocument(config));
  mount(router, signingEndpoints.decline, declineDocument);
  mount(router, clientDocumentEndpoints.list, listClientDocuments);
  mount(router, clientDocumentEndpoints.open, openClientDocument);
  mount(router, signatureVisitEndpoints.read, visitDocument);
  mountFile(router, signatureVisitEndpoints.file, readVisitedFile);
  mount(router, signatureVisitEndpoints.open, openVisited);
  mount(router, signatureVisitEndpoints.code, sendVisitCode);
  mount(router, signatureVisitEndpoints.sign, signVisited(config));
  mount(router, signatureVisitEndpoints.decline, declineVisited);
}
