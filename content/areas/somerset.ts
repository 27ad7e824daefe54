import type { AreaText } from "#content/areas/area-text.ts";

export const somerset: AreaText = {
  slug: "somerset",
  description:
    "Solar panels, batteries, heat pumps and chargers in Somerset, across the Levels, Mendip and Exmoor, in Taunton, Yeovil, Weston and Bridgwater.",
  intro:
    "Somerset is low in the middle and high at the rim: peat moors and rhynes in the centre, with Mendip, Quantock, Exmoor and the Blackdowns around them. Blue Lias, golden Ham stone, red sandstone and Bridgwater brick tell you where in the county you are.",
  places: [
    "Taunton",
    "Yeovil",
    "Bridgwater",
    "Weston-super-Mare",
    "Bath",
    "Frome",
    "Wells",
    "Glastonbury",
    "Street",
    "Minehead",
    "Burnham-on-Sea",
    "Clevedon",
    "Portishead",
    "Keynsham",
  ],
  homes:
    "Street was built by shoemakers in grey Blue Lias, row upon row of it, and Montacute and Martock glow in Ham stone. Weston-super-Mare and Clevedon have tall Victorian seaside houses, many divided since the boarding-house years. Bridgwater’s terraces are of its own brick under its own clay tiles, from works that lined the Parrett. Taunton and Yeovil have spread with large estates since the war, and Portishead has a new quarter around its old dock. Radstock and Midsomer Norton remember the coalfield in rows of white and grey lias cottages.",
  solar:
    "Bridgwater’s double Roman tiles lie on a great many older roofs, and an installer here should carry hooks that fit their rolls without grinding them thin. Over the Levels the sky is immense, and morning fog in the hollows is the one thing that holds it back. Exmoor’s northern combes, such as those above Porlock, face away from the sun and have high moors behind. Weston and Burnham look straight down the Bristol Channel, so salt and wind belong in the specification.",
  heating:
    "Hamlets on the moors around Langport and Muchelney depend on oil or solid fuel, and lofts are usually the first easy gain. Blue Lias splits and lets in water through poor joints, which makes repointing a heating measure. Ground that floods in winter is no home for an outdoor unit at floor level, but wet clay gives up heat well to buried loops. Mendip is limestone full of caves and springs, and boreholes there call for a hydrogeologist’s view.",
  driving:
    "Daily life runs along the motorway from Portishead to Wellington, and away from it on slow, winding main roads. Drives and yards are plentiful in the villages, where the supply may be an overhead line shared by several farms. In the narrow old streets of Frome and Wells, householders look for a charger in the nearest car park instead.",
  planning:
    "Somerset Council serves most of the county, with North Somerset and Bath and North East Somerset as separate unitaries. Exmoor National Park has its own planners, and the Quantock, Mendip and Blackdown Hills are National Landscapes. Internal drainage boards must agree to works close to a rhyne on the Levels. National Grid Electricity Distribution holds most of the network and SSEN some of it towards Dorset and Wiltshire, so let the installer look it up.",
  questions: [
    {
      question: "Is it wise to buy a heat pump on the Levels, where roads flood?",
      answer:
        "Yes, when it stands well above the highest water anyone has seen, with its controls indoors at the same height. It also ends the worry of a floating oil tank or a tanker that cannot get through.",
    },
    {
      question: "My roof has old Bridgwater clay tiles: will they break?",
      answer:
        "Some will, since aged clay is brittle, so a supply of matching reclaimed tiles should be in the quote. The makers have closed, but salvage yards in the county usually stock them.",
    },
  ],
};
