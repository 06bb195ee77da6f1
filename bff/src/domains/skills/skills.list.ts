import { skillCatalogueEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { listCatalogue } from './list-catalogue.ts';

export const skillsList = listSource('skills', skillCatalogueEndpoints.list, listCatalogue);
