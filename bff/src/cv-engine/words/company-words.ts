import { wordPattern } from '../lines/fold.ts';

/** Legal forms, folded; the dots are optional. */
const forms = `gmbh ag kg ohg ug se ev gbr mbh co_kg inc llc llp ltd limited plc corp corporation co
  pvt_ltd pty_ltd pty sa sas sasu sarl eurl sl slu sau srl spa ltda lda eireli me epp bv nv oy oyj ab
  asa as aps a/s sp_z_oo spolka_akcyjna sro doo kft zrt sp_j sp_k ae kk ee ag_&_co_kg gmbh_&_co_kg
  eg vvag aoer cic scop scl`;

const dotted = forms
  .trim()
  .split(/\s+/)
  .map((form) =>
    form
      .split('_')
      .map((word) => (word === '&' ? '&' : [...word].join('\\.?\\s?') + '\\.?'))
      .join('\\s?'),
  )
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** A legal form at the end of a folded name. */
export const legalForm = new RegExp(`(?:^|[\\s,(])(?:${dotted}|a\\. ?g\\.|e\\. ?v\\.)\\)?$`);
/** A legal form only, as separated by a comma. */
export const onlyLegalForm = new RegExp(`^(?:${dotted})$`);

/** Words that are common in names of firms and offices and rare elsewhere. */
export const companyWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${wordPattern(
    `group gruppe groupe grupo grupa bank banco banque bankowy holding holdings technologies solutions
    systems labs laboratories studio studios agency agence agencia agentur consulting consultancy
    software partners ventures industries enterprises international media digital insurance
    versicherung versicherungen assurances seguros airlines telecom telekom energy energie logistics
    logistik pharma pharmaceuticals foods motors works werke stadtwerke foundation stiftung fundacja
    fundacion fundacao association verein council ministry ministerium ministerio ministere
    ministerstwo city_council hospital klinikum klinik clinica clinique szpital university universitat
    universidad universidade universite uniwersytet politechnika institute institut instituto
    instytut school college academy church union authority commission agencja prefeitura ayuntamiento
    mairie landesamt bundesamt nhs trust publishing verlag editions editorial editora wydawnictwo
    maison kancelaria steuerberatung factory company startup hotel restaurant store shop zaklad
    przedsiebiorstwo firma empresa estudio laboratorio laboratorios tecnologia tecnologias services
    servicios servicos uslugi cooperative credit_union brewery museum theatre theater شركة مؤسسة بنك مجموعة`,
  )})(?![\\p{L}\\d])`,
  'u',
);
