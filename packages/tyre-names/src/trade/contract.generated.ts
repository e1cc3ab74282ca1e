// Made by `pnpm gen`: packages/tyre-names/scripts/generate-trade.ts.
export interface components {
    schemas: {
        Applications: ("agro" | "agro_front" | "implement" | "industrial" | "skid_steer" | "forklift" | "otr" | "forestry" | "onoff")[];
        Axles: ("steer" | "drive" | "trailer" | "all" | "onoff" | "city" | "winter_drive")[];
        /**
         * @description Narrows to the car's original and permitted sizes. Values are as in the car vocabularies; `model` may also be the words
         *     that the names of several generations begin with: `Camry` is each of `Camry XV50/XV55` and `Camry XV70`.
         */
        CarFilter: {
            brand: string;
            model: string;
            year?: number;
            modification?: string;
        };
        Constructions: ("radial" | "bias" | "belted" | "solid")[];
        /** @description Money, 1/100 ₽. */
        Kopecks: number;
        Measure: number;
        /** @description Numbers of the marking, compared to a hundredth. */
        Measures: number[];
        MotoTypes: ("sport" | "sport-touring" | "adventure" | "cruiser" | "classic" | "enduro" | "motocross" | "scooter")[];
        /**
         * @description `discounted`: with a defect or marked down. `assembled`: a tyre on a wheel.
         * @enum {string}
         */
        OfferCondition: "new" | "discounted" | "used" | "assembled" | "retreaded";
        OfferConditions: components["schemas"]["OfferCondition"][];
        PlyRatings: number[];
        Positions: ("front" | "rear" | "both")[];
        /**
         * @description The rear size of a staggered set. The answer then holds models that are on offer in both sizes: items of the rear size
         *     have `axle: "rear"`, the others `axle: "front"`, and the two items of a model are adjacent, front first.
         */
        RearFilter: {
            width: components["schemas"]["Measure"];
            profile: components["schemas"]["Measure"];
            diameter: components["schemas"]["Measure"];
        };
        RimTypes: ("cast" | "forged" | "stamped" | "flow" | "modular" | "replica" | "steel" | "forged_aluminium")[];
        /**
         * @description Suppliers file all-terrain and mud tyres under different seasons, so no season excludes them: tyres with the `terrain` AT
         *     and MT are found as `summer` and `all_season`, and as `winter` too if they carry the snowflake. Facets count them the same
         *     way.
         */
        Seasons: ("summer" | "winter" | "all_season")[];
        /** @enum {string} */
        Section: "tyres" | "disks" | "truck_tyres" | "truck_disks" | "special_tyres" | "moto_tyres" | "quadro_tyres";
        /**
         * @description Symbol of the allowed speed, slowest first.
         * @enum {string}
         */
        SpeedIndex: "A1" | "A2" | "A3" | "A4" | "A5" | "A6" | "A7" | "A8" | "B" | "C" | "D" | "E" | "F" | "G" | "J" | "K" | "L" | "M" | "N" | "P" | "Q" | "R" | "S" | "T" | "U" | "H" | "V" | "W" | "Y" | "(Y)";
        /** @description `AT` and `MT` for car tyres; the others for quad tyres. */
        Terrains: ("AT" | "MT" | "trail" | "mud" | "hard" | "sport" | "turf")[];
        TextPiece: {
            text: string;
            start: number;
            end: number;
        };
        /** @description Tubeless, or with a tube. */
        Tubes: ("TL" | "TT")[];
        /** @description How `q` was understood; everything is empty without a `q`. Pieces don't overlap and are in the order of the text. */
        Understanding: {
            /**
             * @description Section that the words refer to; null if nothing is understood.
             * @enum {string|null}
             */
            section: "tyres" | "disks" | "truck_tyres" | "truck_disks" | "special_tyres" | "moto_tyres" | "quadro_tyres" | null;
            filter: components["schemas"]["UnderstoodFilter"];
            tokens: components["schemas"]["UnderstoodToken"][];
            unknown: components["schemas"]["TextPiece"][];
        };
        /** @description A part of a search body, ready to be merged into it. */
        UnderstoodFilter: {
            brand?: components["schemas"]["Words"];
            model?: components["schemas"]["Words"];
            supplier_id?: components["schemas"]["Words"];
            city?: components["schemas"]["Words"];
            quantity_min?: number;
            homologation?: components["schemas"]["Words"];
            condition?: components["schemas"]["OfferConditions"];
            dot_year_min?: number;
            width?: components["schemas"]["Measures"];
            /** @description Aspect ratio; 0 if the marking has none: `12R22.5`, `185 R14C`. */
            profile?: components["schemas"]["Measures"];
            diameter?: components["schemas"]["Measures"];
            /** @description If the marking begins with it: 31 of `31x10.5 R15`, 25 of `25x8-12`. */
            outer_diameter?: components["schemas"]["Measures"];
            season?: components["schemas"]["Seasons"];
            studded?: boolean;
            run_flat?: boolean;
            xl?: boolean;
            /** @description Marked C or LT. */
            light_truck?: boolean;
            load_index_min?: number;
            speed_index_min?: components["schemas"]["SpeedIndex"];
            axle?: components["schemas"]["Axles"];
            ply_rating?: components["schemas"]["PlyRatings"];
            application?: components["schemas"]["Applications"];
            pattern?: components["schemas"]["Words"];
            position?: components["schemas"]["Positions"];
            moto_type?: components["schemas"]["MotoTypes"];
            rim_width?: components["schemas"]["Measures"];
            bolts?: number[];
            pcd?: components["schemas"]["Measures"];
            et_min?: number;
            et_max?: number;
            dia_min?: number;
            dia_max?: number;
            rim_type?: components["schemas"]["RimTypes"];
            rim_type_not?: components["schemas"]["RimTypes"];
            colour?: components["schemas"]["Words"];
            brand_not?: components["schemas"]["Words"];
            model_not?: components["schemas"]["Words"];
            country?: components["schemas"]["Words"];
            country_not?: components["schemas"]["Words"];
            tube?: components["schemas"]["Tubes"];
            construction?: components["schemas"]["Constructions"];
            vehicle?: components["schemas"]["Vehicles"];
            terrain?: components["schemas"]["Terrains"];
            price_min?: components["schemas"]["Kopecks"];
            price_max?: components["schemas"]["Kopecks"];
            delivery_days_max?: number;
            car?: components["schemas"]["CarFilter"];
            rear?: components["schemas"]["RearFilter"];
        };
        UnderstoodToken: {
            /** @description The piece as typed. */
            text: string;
            /** @description Offset in `q` in UTF-16 units. */
            start: number;
            /** @description Offset after the last unit. */
            end: number;
            /** @enum {string} */
            field: "size" | "index" | "brand" | "model" | "article" | "season" | "studded" | "run_flat" | "xl" | "axle" | "ply_rating" | "application" | "pattern" | "position" | "moto_type" | "fastening" | "et" | "dia" | "rim_type" | "colour" | "city" | "supplier" | "quantity" | "condition" | "dot_year" | "price" | "country" | "car" | "delivery" | "tube" | "construction" | "vehicle" | "terrain" | "homologation";
            /** @description The meaning, for display: `205/55 R16`, `Nokian Tyres`, `до 615 кг, до 240 км/ч`. */
            value: string;
            /** @description Name of the field in Russian. */
            label: string;
            filter: components["schemas"]["UnderstoodFilter"];
            /** @description A typo or a wrong keyboard layout was corrected; show `value`, not `text`. */
            corrected: boolean;
            /** @description Other readings of the same piece, the most likely first. */
            alternatives: {
                value: string;
                filter: components["schemas"]["UnderstoodFilter"];
            }[];
        };
        Vehicles: ("car" | "suv" | "van")[];
        Words: string[];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
