import { costs, grants, inPounds } from "#content/guides/figures.ts";
import type { Guide } from "#content/guides/guide.ts";
import { heatPumpCost, solarCost } from "#content/service-pages/common-facts.ts";
import { boilerUpgradeAirSource } from "#content/service-pages/grant-notes.ts";

const JOB = 6000;
/** Shares of the price: covered by deposit insurance, and an earlier code's limit on deposit and advance. */
const share = { insured: 0.25, advance: 0.6 };
const insurance = { most: 5000, days: 120 };
const yours = costs.heatPump - grants.airSource;
const depositOnFullPrice = share.insured * costs.heatPump;

export const depositsAndPayments: Guide = {
  slug: "deposits-and-payments",
  title: "Deposits and stage payments: what is fair to ask",
  description:
    "How much to pay before the work starts, when the rest falls due, what deposit insurance and a credit card really protect, and what to do if it goes wrong.",
  heading: "Deposits and payments",
  answer: [
    `Pay a quarter of the price at most when you sign, the larger part when the goods have come or the work is done, and keep some of it until you hold the certificates. On a job of ${inPounds(JOB)} that is a deposit of no more than ${inPounds(share.insured * JOB)}.`,
    "Put at least part of it on a credit card, ask which insurance stands behind the deposit, and wait for that insurer’s own letter. Be wary of anyone who asks for the whole sum before the day, for cash, or for a transfer to someone else’s account should not get it.",
  ],
  sections: [
    {
      heading: "What a deposit is for",
      paragraphs: [
        "It reserves a date and pays for goods that are ordered for you. Panels, inverters and batteries are stock items that another roof would take, so a company that has credit with its wholesaler does not need your money for weeks. A cylinder in an odd size or a ground loop’s drilling rig is a better reason.",
        "No law sets a figure. Codes and insurers do it instead, and a quarter is where most of them stop. A smaller company may honestly need more of it than a larger one. That is a reason to ask for protection, not a reason to pay without it.",
      ],
      chart: {
        title: `Paid before anything works, of ${inPounds(JOB)}`,
        head: ["Payment plan", "At risk"],
        bars: [
          { label: "Deposit of 10%", value: 0.1 * JOB, words: inPounds(0.1 * JOB) },
          {
            label: "Deposit of 25%",
            value: share.insured * JOB,
            words: inPounds(share.insured * JOB),
            isKey: true,
          },
          { label: "Deposit, then 60% on delivery", value: share.advance * JOB, words: inPounds(share.advance * JOB) },
          { label: "Everything before the day", value: JOB, words: inPounds(JOB) },
        ],
      },
    },
    {
      heading: "Stages that follow the work",
      paragraphs: [
        "Tie each payment to something that you can see, never to a date in the calendar. If the scaffold is late, the payment is late too. For a roof with panels three steps are plenty; a heat pump with new radiators may have four.",
      ],
      points: [
        "At signing: the deposit, against a receipt that names the job",
        "When the goods are on your premises, or when work begins: the next part",
        "When the system runs and you have been shown how: most of what is left",
        "When certificate, network notice and warranties are in your hands: the last 5 or 10%",
      ],
    },
    {
      heading: "Why the last tenth matters",
      paragraphs: [
        `The papers are what people wait for longest. Without the MCS certificate no supplier need pay you for export, and without the electrical certificate a later buyer’s solicitor will ask. A tenth of ${inPounds(JOB)} is ${inPounds(0.1 * JOB)}, enough to have a form filled in within the week. Agree it when you sign. Holding money back afterwards, against what the contract says, puts you in the wrong.`,
        "If something small is unfinished on the last day, write down together what it is, what it is worth and by when it will be done. Pay the rest. That is fairer than keeping thousands for a missing roof tile, and it stands up better if the two of you ever disagree.",
      ],
    },
    {
      heading: "With a grant, count from what you pay yourself",
      paragraphs: [
        `The Boiler Upgrade Scheme pays the installer, who takes it off your bill. At the median price of ${inPounds(costs.heatPump)} and a grant of ${inPounds(grants.airSource)} your own part is ${inPounds(yours)}. A quarter of that is ${inPounds(share.insured * yours)}. A quarter of the full price would be ${inPounds(depositOnFullPrice)}, or ${Math.round((100 * depositOnFullPrice) / yours)}% of all that you will ever owe.`,
        "Ask one more thing: what happens if the grant is refused after you signed? The contract should let you out and give the deposit back. If it makes you owe the full price instead, have that sentence struck out.",
      ],
    },
    {
      heading: "What a credit card does",
      paragraphs: [
        "Section 75 of the Consumer Credit Act makes the card company liable together with the seller, if the contract is broken or you were misled. The item must cost more than £100 and no more than £30,000. You need not have paid all of it by card: the deposit is enough, and the claim can be for the whole loss. You may go straight to the card company without suing anyone first.",
        "It has edges. The card has to be yours, the contract has to be with you, and the money has to go to the company that you contracted with; payment through a middleman can break the link. What counts as one item of a large job is argued about, so ask that the contract give one price for the one system. Finance that the installer arranges can carry the same right, whereas a personal loan from your own bank does not.",
        "A debit card has no such law behind it. Banks run a scheme called chargeback, with time limits of its own, and it returns at most what you paid. Bank transfer has neither, though reimbursement rules exist for outright fraud.",
      ],
    },
    {
      heading: "Deposit insurance: read three numbers",
      paragraphs: [
        `Two schemes that cover home improvements, HIES and HICS, describe theirs alike: up to ${100 * share.insured}% of the contract’s value, for ${insurance.days} days. HICS names a limit of ${inPounds(insurance.most)}; HIES has published that figure and a higher one at different times. What you pay beyond that before completion is at your own risk, and both say so.`,
        "The days matter as much as the share. If the grid operator’s permission or the scaffold takes five months, the cover may have run out while your money is still with the company. Ask for a later deposit or a renewed policy. HICS adds that nothing is covered until it has written to you, and asks you to get in touch if no letter has come within five working days of signing.",
        `The Renewable Energy Consumer Code held deposits to ${100 * share.insured}% in an earlier edition, and deposit and advance together to ${100 * share.advance}%, not sooner than three weeks before delivery. Read the edition in force on its site. Since MCS no longer obliges its installers to join any code, membership is a question to put, and the answer can be looked up in the code’s own list.`,
      ],
    },
    {
      heading: "Your 14 days",
      paragraphs: [
        "A contract that you agree at home, online or by telephone can usually be cancelled within 14 days, without a reason. For goods that are delivered the days run from the delivery, and for services from the agreement; a job that is both deserves the question in writing. Money has to come back within 14 days of your notice, or of the goods’ return.",
        "If you ask for work to begin inside that time and then cancel, you may have to pay for what was done. A company in a hurry will have you sign such a request among the other papers. Read what you initial, and strike it out unless you are in a hurry yourself. If nobody told you about the right, it lasts up to a year longer.",
      ],
    },
    {
      heading: "When to keep your wallet shut",
      paragraphs: ["None of these proves bad faith. Each one means that you should stop and ring someone you trust."],
      points: [
        "A discount that ends tonight if the deposit is paid",
        "An account in a private name, or one that differs from the name on the contract",
        "A price “for cash”, without an invoice",
        "A deposit before any survey, or before the design exists",
        "A company with no address, or a new one that took over the old one’s vans and name",
        "A grant that can be had only if you pay a fee first",
      ],
    },
    {
      heading: "If the company fails",
      paragraphs: [
        "Look it up at Companies House on the day you hear of it; the entry shows whether an administrator or a liquidator has been named. Write to that person, to the card company, to the insurer and to the code, in that order of speed: some policies want to hear within 30 days. As a customer without security you stand among the last creditors, and seldom see much from the estate itself.",
        "Goods that were delivered and paid for are better than money in someone’s account. Have the invoice say that they are yours once they stand in your garage. Keep the photographs, the messages and the design, because a second company can finish a job that is documented, and will charge far more for one that is not.",
      ],
    },
  ],
  facts: [
    solarCost,
    heatPumpCost,
    {
      label: boilerUpgradeAirSource.name,
      value: boilerUpgradeAirSource.amount,
      note: boilerUpgradeAirSource.who,
      source: boilerUpgradeAirSource.source,
      asOf: boilerUpgradeAirSource.asOf,
      restsOn: boilerUpgradeAirSource.restsOn,
    },
    {
      label: "Deposit insurance of a home improvement scheme",
      value: `${100 * share.insured}% of the contract, up to ${inPounds(insurance.most)}, for ${insurance.days} days`,
      note: "Only once the scheme has confirmed your registration. Terms differ and change; read your own certificate.",
      source: "HICS, What we do",
      asOf: "23 November 2026",
      restsOn: ["rules.deposit"],
    },
  ],
  faq: [
    {
      question: "Is a deposit paid to Fairwatt?",
      answer:
        "No. Asking for quotes here costs you nothing, and we never take money for an installation. Your contract and every payment are between you and the installer you choose.",
    },
    {
      question: "May I pay by credit card if they add a fee?",
      answer:
        "A business may not add a surcharge when a consumer pays by debit or credit card. It is free not to accept cards at all. Then ask whether it will take just the deposit that way.",
    },
    {
      question: "What if I change my mind after the 14 days?",
      answer:
        "Then the contract decides. A term that lets a company keep a deposit far above its real loss can be unfair under the Consumer Rights Act 2015. Ask for its costs in writing and offer those.",
    },
    {
      question: "Should I pay a fee for the survey?",
      answer:
        "It can be fair for a full heat-loss survey, provided that the result is yours and that the fee comes off the price if you go ahead. Never pay one for a look at the roof from the pavement.",
    },
  ],
  sources: [
    {
      publisher: "legislation.gov.uk",
      title: "Consumer Credit Act 1974, section 75",
      date: "1974, as amended",
      url: "https://www.legislation.gov.uk/ukpga/1974/39/section/75",
    },
    {
      publisher: "Chartered Trading Standards Institute",
      title: "Section 75, Consumer Credit Act 1974",
      date: "read 23 November 2026",
      url: "https://tradingstandards.org.uk/Section75-ConsumerCreditAct1974",
    },
    {
      publisher: "legislation.gov.uk",
      title: "Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013",
      date: "2013, as amended",
      url: "https://www.legislation.gov.uk/uksi/2013/3134/contents",
    },
    {
      publisher: "HICS",
      title: "What we do: deposit and stage-payment protection",
      date: "read 23 November 2026",
      url: "https://www.hicsscheme.org.uk/what-we-do/",
    },
    {
      publisher: "HIES",
      title: "Deposit and stage payment protection",
      date: "read 23 November 2026",
      url: "https://www.hiesscheme.org.uk/what-we-do/deposit-and-stage-payment-protection/",
    },
    {
      publisher: "Renewable Energy Consumer Code",
      title: "The Consumer Code; its figures as quoted in an earlier edition",
      date: "edition of October 2014 and earlier",
      url: "https://www.recc.org.uk/scheme/consumer-code",
    },
    {
      publisher: "MCS",
      title: "Scheme redevelopment: outcome of the consultation",
      date: "2023, in force since 2025",
      url: "https://mcscertified.com/scheme-consultation/",
    },
  ],
  writtenOn: "2026-11-23",
  services: ["solar-panels", "battery-storage", "heat-pumps"],
  areas: ["manchester", "sheffield", "essex"],
};
