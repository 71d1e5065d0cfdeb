import {
  AFRelationship,
  decodePDFRawStream,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';

/** The file name that every Factur-X reader looks for. */
const FILE_NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const PROPERTIES = [
  ['DocumentFileName', 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['Version', 'version of the XML invoice schema'],
  ['ConformanceLevel', 'conformance level of the embedded XML invoice data'],
] as const;

const property = ([name, description]: readonly [string, string]): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
  '<pdfaProperty:valueType>Text</pdfaProperty:valueType>' +
  '<pdfaProperty:category>external</pdfaProperty:category>' +
  `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** The metadata about the XML, and the schema of that metadata, which PDF/A requires. */
const METADATA =
  `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">` +
  `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${FILE_NAME}</fx:DocumentFileName>` +
  '<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>' +
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
  ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
  ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>' +
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>` +
  '<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>' +
  PROPERTIES.map(property).join('') +
  '</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>';

const METADATA_KEY = PDFName.of('Metadata');

/** The file's own metadata extended by Factur-X. Throws if the file is not a PDF/A. */
function describeXml(document: PDFDocument): void {
  const { catalog, context } = document;
  const reference = catalog.get(METADATA_KEY);
  const stream = context.lookup(reference);
  if (!(reference instanceof PDFRef) || !(stream instanceof PDFRawStream)) {
    throw new Error('The file has no metadata to add to.');
  }
  const xmp = new TextDecoder().decode(decodePDFRawStream(stream).decode());
  const end = xmp.lastIndexOf('</rdf:RDF>');
  if (end < 0 || !xmp.includes('pdfaid')) throw new Error('The file is not a PDF/A.');
  const whole = `${xmp.slice(0, end)}${METADATA}${xmp.slice(end)}`;
  const added = context.stream(new TextEncoder().encode(whole), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  context.assign(reference, added);
}

/**
 * An issued document as a Factur-X file: its archived pages, which are PDF/A-3b, with its archived
 * XML inside. The bytes are the same each time.
 */
export async function facturXPdf(
  { issuedAt }: Pick<WholeInvoice, 'issuedAt'>,
  { pages, xml }: { readonly pages: Uint8Array; readonly xml: string },
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pages, { updateMetadata: false });
  const at = new Date(issuedAt);
  await document.attach(new TextEncoder().encode(xml), FILE_NAME, {
    mimeType: 'text/xml',
    description: 'Factur-X/ZUGFeRD invoice, EN 16931',
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Alternative,
  });
  describeXml(document);
  return document.save();
}
