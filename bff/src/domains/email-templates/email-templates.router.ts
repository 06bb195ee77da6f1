import { emailTemplateEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { restoreDefault, updateTemplate } from './change-template.ts';
import { createTemplate } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listTemplates, readTemplate } from './list-templates.ts';
import { previewNew, previewTemplate, rehearseTemplate, testTemplate } from './try-template.ts';

/** Serves the texts of the mails that the platform and its users send. */
export function emailTemplateRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, emailTemplateEndpoints.list, listTemplates);
  mount(router, emailTemplateEndpoints.create, createTemplate);
  mount(router, emailTemplateEndpoints.previewNew, previewNew(config));
  mount(router, emailTemplateEndpoints.read, readTemplate);
  mount(router, emailTemplateEndpoints.update, updateTemplate);
  mount(router, emailTemplateEndpoints.delete, deleteTemplate);
  mount(router, emailTemplateEndpoints.restoreDefault, restoreDefault);
  mount(router, emailTemplateEndpoints.preview, previewTemplate(config));
  mount(router, emailTemplateEndpoints.test, testTemplate(config));
  mount(router, emailTemplateEndpoints.rehearse, rehearseTemplate(config));
}
