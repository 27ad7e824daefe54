import { shown } from "#content/figures/shared-figures.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

// In addition to the figures that all pages share (content/service-pages/common-facts.ts).

export const exportRule: SourcedFact = {
  id: "export-rule",
  label: "Who has to pay you for export",
  value: "Suppliers with 150,000 or more domestic customers",
  note: "Smart Export Guarantee, Great Britain only. You need an export meter and a certificate from MCS or an equivalent body.",
  source: "Ofgem, Smart Export Guarantee",
  asOf: "September 2026",
  restsOn: ["rules.exportSuppliers"],
};

export const vatOnBatteries: SourcedFact = {
  id: "vat-on-batteries",
  label: "VAT on a battery fitted in a home",
  value: `0% until ${shown.vatReliefEnds}`,
  note: "With or without solar panels; 5% from 1 April 2027 unless changed. A battery bought without installation carries 20%.",
  source: "HMRC, VAT Notice 708/6",
  asOf: "21 November 2026",
  restsOn: ["grants.vat-esm"],
};
