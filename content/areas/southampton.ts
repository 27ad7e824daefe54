import type { AreaText } from "#content/areas/area-text.ts";

export const southampton: AreaText = {
  slug: "southampton",
  description:
    "Homes in Southampton and how they take to solar, heat pumps and chargers, from Shirley terraces to Bassett and Bitterne.",
  intro:
    "Southampton lies on a blunt peninsula between the Test and the Itchen, sheltered by the Isle of Wight. The port fills the waterfront, and the suburbs rise gently behind it on gravel and clay. People east of the Itchen live in a different town from those around the Common, and their houses show it.",
  places: [
    "Shirley",
    "Bitterne",
    "Portswood",
    "Highfield",
    "Bassett",
    "Woolston",
    "Sholing",
    "Millbrook",
    "Swaythling",
    "Thornhill",
    "Freemantle",
    "St Denys",
  ],
  homes:
    "The old town within the walls was badly bombed, and much of the centre dates from the rebuilding. Freemantle, Shirley and St Denys have Victorian and Edwardian terraces with short gardens. Herbert Collins built admired garden-suburb groups of houses around greens at Bassett Green, Swaythling and Highfield between the wars. Large post-war council estates stand at Millbrook, Thornhill, Harefield and Weston, some with towers that look straight over the water. Bitterne and Sholing are a patchwork of cottages, inter-war semis and later infill.",
  solar:
    "Southampton Water gives a wide southern horizon to Weston and Woolston. In Bassett, by contrast, pines and oaks around the Common shade many large roofs for part of the day. Estate houses at Lordshill and Thornhill have uncomplicated tiled slopes and are quick to scaffold. Student lets near Highfield seldom have panels, although landlords who pay the bills would see the benefit directly.",
  heating:
    "Mild, damp winters are kind to air source heat pumps, and persistent frost is unusual near the docks. The city centre has had a district heating network for decades, so some flats there have no boiler to replace. Cavity walls are common east of the Itchen and can often be filled cheaply, provided the rain-facing brickwork is sound. A Collins house should keep its proportions, which points to lofts and floors before external boards.",
  driving:
    "Portswood and Freemantle residents compete for kerb space, particularly in term time. Eastern suburbs such as Sholing were laid out with more room, and side drives are frequent. Anyone commuting towards the motorways, which pass just north of the city, will find overnight charging at home the easiest habit.",
  planning:
    "Applications go to Southampton City Council, a unitary authority. Old Town, Bassett Green, the Uplands estate and several other places are conservation areas with their own character notes. Trees near the Common are widely protected, so pruning for sunlight needs leave. SSEN connects homes here, and the installer should get its agreement before fitting larger inverters.",
  questions: [
    {
      question: "I live in a Herbert Collins house; what may I change?",
      answer:
        "Uplands and Ethelburt Avenue are conservation areas with Article 4 directions, so ask the city council before you change anything that shows. Panels on a rear slope that is hidden from the green are the kindest place to begin. Keep the original windows, porches and roof lines as they are.",
    },
    {
      question: "Will a heat pump be noisy between Shirley terraces?",
      answer:
        "Sound is checked against a national limit at the neighbour’s nearest window, and a narrow yard makes that harder to pass. A quieter model, rubber mounts and a position facing your own garden usually solve it. If the calculation fails, planning permission is needed before any work.",
    },
  ],
};
