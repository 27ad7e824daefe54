import type { AreaText } from "#content/areas/area-text.ts";

export const sutton: AreaText = {
  slug: "sutton",
  description:
    "Sutton solar, battery and heat pump advice: inter-war semis at Cheam, Wallington roofs and the eco-village at Hackbridge.",
  intro:
    "Sutton is where south London climbs from the Wandle on to the chalk of the North Downs. Nearly all of it is suburb, with drives, gardens and pitched roofs. At Hackbridge it also has BedZED, an early attempt to build homes that make their own energy.",
  places: [
    "Sutton",
    "Cheam",
    "Carshalton",
    "Wallington",
    "Beddington",
    "Hackbridge",
    "Worcester Park",
    "Belmont",
    "North Cheam",
    "Rosehill",
    "Carshalton Beeches",
    "Stonecot Hill",
  ],
  homes:
    "Half-timbered gables and round bays of the 1930s set the tone in Cheam, North Cheam and Worcester Park. Sutton Garden Suburb is older, a small planned district of roughcast cottages from just before the First World War. Carshalton keeps a village heart around its ponds, and Cheam has weatherboarded houses far older than the railway. South of Carshalton Beeches the plots grow wide and the houses are detached. The Roundshaw estate stands on land that was once Croydon’s airport, and St Helier was laid out by the London County Council.",
  solar:
    "On the chalk slope at Belmont and Carshalton Beeches, houses look north over London as often as south, so check which side your big roof is. Where concrete tiles have replaced lighter ones, a thirties rafter may already carry more than it was cut for. Bungalows in Stonecot Hill and North Cheam offer low, easily scaffolded slopes. The coloured wind cowls of BedZED serve ventilation and make no power; the panels there are set into glass and roofs.",
  heating:
    "Cavities in Wallington and Cheam may have been filled by an earlier owner, and a look through a small drilled hole tells you. The wide side paths of the southern roads suit an outdoor unit well. At Carshalton Beeches a tall detached house with single glazing in its leaded lights loses much through those windows. Some new homes in Hackbridge are heated from the energy recovery plant at Beddington.",
  driving:
    "Since the Tube stops short of the borough, households here lean on their cars more than those in inner London. The crossover in front of an inter-war semi is usually lawful and old, which saves an application. In the terraces close to Sutton station the kerb is all that there is.",
  planning:
    "Cheam Village, Carshalton Village and Sutton Garden Suburb are conservation areas, and Sutton Council also marks out areas of special local character. Trees along the southern avenues may be protected one by one or in groups. A borehole through chalk needs care because drinking water is drawn from it. Questions about the main fuse go to UK Power Networks.",
  questions: [
    {
      question: "Is the ground in Sutton good for ground source heat?",
      answer:
        "South of Carshalton’s ponds you are on chalk, further north on sand and clay, and each is drilled differently. Chalk is an important source of drinking water, so the designer asks the environment regulator early. A garden of ordinary length is normally too short for loops in trenches.",
    },
    {
      question: "Our semi has a hipped roof with a gabled bay; what fits?",
      answer:
        "The rear is often a plain rectangle below the hip and takes the larger group. The side triangle can hold a few panels in portrait. In front, the bay gable leaves only a strip.",
    },
  ],
};
